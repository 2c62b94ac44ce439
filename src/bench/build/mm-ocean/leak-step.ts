import type { BuildStep } from '../builder.ts';
import type { Made } from '../step-records.ts';
import { leakPrompt } from './leak.prompt.ts';
import { alignedRecords, type Leak, leakRecords } from './records.ts';

const READERS = 2;

/**
 * Stage 5: questions that two models answer without the film are marked as leaked and not exported. They are shown the
 * question and its options, nothing else. Fewer than two language models: nothing is filtered.
 */
export const leakStep: BuildStep = {
  id: leakRecords.id,
  title: 'Dropping questions that text alone answers',
  needs: 'language-model',
  makes: leakRecords,
  async run(context) {
    const { language, checkers } = context;
    const readers = [...(language === undefined ? [] : [language]), ...checkers].slice(0, READERS);
    if (readers.length < READERS) return;
    await context.each(leakRecords, context.records(alignedRecords).all(), async ({ value: { quiz } }) => {
      const options = Object.fromEntries(quiz.options.map(({ id, text }) => [id, text]));
      const about = JSON.stringify({ question: quiz.question, options });
      const said: Leak['said'] = [];
      const by: Made[] = [];
      for (const reader of readers) {
        const asked = await reader.ask(leakPrompt, about);
        if (asked.state === 'skipped') continue;
        by.push(asked.by);
        said.push({ model: reader.model, letter: asked.value.letter.trim().toUpperCase().slice(0, 1) });
      }
      const isLeaked = said.length === READERS && said.every(({ letter }) => letter === quiz.answer);
      return { by, value: { said, leaked: isLeaked } };
    });
  },
};
