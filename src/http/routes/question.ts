import type { QuestionOptions } from '../../app/search/search.ts';
import { type askEvents, getAsk, getPlan, getSearch, postAsk, postSearch } from '../../contract/endpoints/question.ts';
import type { Tell } from '../event-stream.ts';
import type { Routes } from '../mounted.ts';
import { Written } from '../written.ts';
import { said } from './said.ts';

export function mountQuestion(routes: Routes): void {
  const fresh = { fresh: true };
  routes.on(
    getSearch,
    async ({ app, query, waiting }) =>
      new Written(
        await app.searchWritten(
          query.words,
          { ...optionsOf(query), ...said({ sort: query.sort }), limit: query.limit },
          waiting,
        ),
      ),
    { fresh: true, remembered: true },
  );
  routes.on(postSearch, ({ app, body, signal }) =>
    app.search(body.words, { ...optionsOf(body), ...said({ sort: body.sort }), limit: body.limit, signal }),
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
  readonly plan?: QuestionOptions['plan'] | undefined;
  readonly now?: string | undefined;
  readonly explain?: boolean | QuestionOptions['explain'] | undefined;
  readonly explainIn?: QuestionOptions['explainIn'] | undefined;
  readonly answerer?: QuestionOptions['answerer'] | undefined;
  readonly session?: string | undefined;
  readonly continues?: boolean | undefined;
  readonly after?: string | undefined;
};

const optionsOf = ({
  explain,
  plan,
  now,
  explainIn,
  answerer,
  session,
  continues,
  after,
}: SaidOptions): QuestionOptions => ({
  ...said({ plan, now, explainIn, answerer, session, continues, after }),
  ...(explain === undefined || explain === false ? {} : { explain: explain === true ? 'always' : explain }),
});

const telling = (tell: Tell<typeof askEvents>): Pick<QuestionOptions, 'onStep' | 'onWords'> => ({
  onStep: (text) => tell('step', { text }),
  onWords: (text) => tell('words', { text }),
});
