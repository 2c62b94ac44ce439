import type { QuestionOptions } from '../../app/search.ts';
import { type askEvents, getAsk, getPlan, getSearch, postAsk } from '../../contract/endpoints/question.ts';
import type { Tell } from '../event-stream.ts';
import type { Routes } from '../mounted.ts';

export function mountQuestion(routes: Routes): void {
  const fresh = { fresh: true };
  routes.on(
    getSearch,
    ({ app, query, signal }) => app.search(query.words, { ...optionsOf(query), limit: query.limit, signal }),
    fresh,
  );
  routes.on(getPlan, ({ app, query }) => app.plan(query.words, optionsOf(query)), fresh);
  routes.on(
    getAsk,
    ({ app, query, signal }, tell) => app.ask(query.words, { ...optionsOf(query), ...telling(tell), signal }),
    fresh,
  );
  routes.on(postAsk, ({ app, body, signal }, tell) =>
    app.ask(body.words, { ...optionsOf(body), ...telling(tell), signal }),
  );
}

type SaidOptions = {
  readonly plan?: string | undefined;
  readonly now?: string | undefined;
  readonly explain?: boolean | undefined;
  readonly answerer?: QuestionOptions['answerer'] | undefined;
};

const optionsOf = ({ plan, now, explain, answerer }: SaidOptions): QuestionOptions => ({
  ...(plan === undefined ? {} : { plan }),
  ...(now === undefined ? {} : { now }),
  ...(answerer === undefined ? {} : { answerer }),
  ...(explain === true ? { explain: 'always' } : {}),
});

const telling = (tell: Tell<typeof askEvents>): Pick<QuestionOptions, 'onStep'> => ({
  onStep: (text) => tell('step', { text }),
});
