import type { App } from '../../app/app.ts';
import type { Corrected } from '../../app/items/corrected.ts';
import type { CorrectionResponse } from '../../contract/browse-verbs.ts';

/** What was said, with the job that puts in order what follows from it; what little follows otherwise is done by the way. */
export async function answeredLater(app: App, said: Promise<Corrected>): Promise<CorrectionResponse> {
  const { organises, ...answer } = await said;
  if (organises === true) return { ...answer, job: (await app.desk()).organise().id };
  app.organiseLater();
  return answer;
}
