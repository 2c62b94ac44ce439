import type { App } from '../../app/app.ts';
import type { Corrected } from '../../app/items/corrected.ts';
import type { CorrectionResponse } from '../../contract/browse-verbs.ts';

/** The correction with the job that applies its consequences; minor ones are applied without a job. */
export async function answeredLater(app: App, said: Promise<Corrected>): Promise<CorrectionResponse> {
  const { organises, ...answer } = await said;
  if (organises === true) return { ...answer, job: (await app.desk()).organise().id };
  app.organiseLater();
  return answer;
}
