import type { Routes } from './mounted.ts';
import { mountAlbums, mountTrash } from './routes/albums.ts';
import { mountBench } from './routes/bench.ts';
import { mountBuilds } from './routes/builds.ts';
import { mountCorrections } from './routes/corrections.ts';
import { mountDuplicates } from './routes/duplicates.ts';
import { mountGone } from './routes/gone.ts';
import { mountHome } from './routes/home.ts';
import { mountImports } from './routes/imports.ts';
import { mountItems } from './routes/items.ts';
import { mountJobs } from './routes/jobs.ts';
import { mountLedger } from './routes/ledger.ts';
import { mountMail } from './routes/mail.ts';
import { mountModels } from './routes/models.ts';
import { mountPeople } from './routes/people.ts';
import { mountPlaces } from './routes/places.ts';
import { mountQuestion } from './routes/question.ts';
import { mountSettings } from './routes/settings.ts';
import { mountShares } from './routes/shares.ts';
import { mountStatus } from './routes/status.ts';
import { mountSuggestions } from './routes/suggestions.ts';
import { mountTimeline } from './routes/timeline.ts';

/** All groups of endpoints. */
export const groups: readonly ((routes: Routes) => void)[] = [
  mountStatus,
  mountQuestion,
  mountSuggestions,
  mountItems,
  mountCorrections,
  mountAlbums,
  mountTrash,
  mountDuplicates,
  mountHome,
  mountImports,
  mountGone,
  mountJobs,
  mountMail,
  mountBench,
  mountBuilds,
  mountPeople,
  mountPlaces,
  mountLedger,
  mountTimeline,
  mountModels,
  mountSettings,
  mountShares,
];
