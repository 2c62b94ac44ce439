import type { BenchRunsResponse } from '../../contract/bench-browse.ts';
import type {
  BenchAblateRequest,
  BenchAblateResponse,
  BenchCompareResponse,
  BenchDescribeRequest,
  BenchDescribeResponse,
  BenchFieldResponse,
  BenchListResponse,
  BenchMakeRequest,
  BenchMakeResponse,
  BenchReportResponse,
  BenchRunRequest,
  BenchRunResponse,
  BenchScoreRequest,
  BenchScoreResponse,
  BenchTrecEvalResponse,
} from '../../contract/bench-verbs.ts';
import type { BuildRequest, BuildResponse } from '../../contract/build-verb.ts';
import type { ProgressEvent, ProgressListener } from '../../ports/progress.ts';
import type { VerbContext } from '../run-verb.ts';

/** The functions of the bench, passed in by the composition root. */
export type BenchTools = {
  list(): Promise<BenchListResponse>;
  run(request: BenchRunRequest, watch: BenchWatch): Promise<BenchRunResponse>;
  score(request: BenchScoreRequest, watch: BenchWatch): Promise<BenchScoreResponse>;
  runs(folders: readonly string[]): Promise<BenchRunsResponse>;
  compare(folders: readonly string[], measures: readonly string[] | undefined): Promise<BenchCompareResponse>;
  report(folders: readonly string[], to: string, about?: string): Promise<BenchReportResponse>;
  make(request: BenchMakeRequest): Promise<BenchMakeResponse>;
  describe(request: BenchDescribeRequest, watch: BenchWatch): Promise<BenchDescribeResponse>;
  field(folders: readonly string[], about: string | undefined): Promise<BenchFieldResponse>;
  again(folder: string, more: BenchAgainOptions, watch: BenchWatch): Promise<BenchRunResponse>;
  ablate(request: BenchAblateRequest, watch: BenchWatch): Promise<BenchAblateResponse>;
  build(request: BuildRequest, watch: BuildWatch): Promise<BuildResponse>;
  trec(folder: string, to: string): Promise<BenchReportResponse>;
  trecEval(qrels: string, run: string, complete: boolean): Promise<BenchTrecEvalResponse>;
};
export type BuildWatch = { readonly signal: AbortSignal; readonly onProgress: ProgressListener };
export type BenchAgainOptions = {
  readonly out?: string;
  readonly cache?: string;
  readonly configurationFolder: string;
};
/** Reports spending as work progresses. */
export type BenchProgress = ProgressEvent & {
  readonly spending?: BenchRunResponse['spending'];
  /** How fast a memory is built, in records or what else is counted. */
  readonly perSecond?: number;
};
export type BenchWatch = {
  readonly signal: AbortSignal;
  readonly onProgress: (event: BenchProgress) => void;
  /** The licence and notes of a dataset, once it is loaded. */
  readonly onLoaded: (
    licence: string,
    notes: readonly string[],
    failures: readonly { path: string; message: string }[],
  ) => void;
};

/** Prints the licence and warnings of a dataset as soon as they are known. */
export const watch = ({ face, signal }: VerbContext, onProgress: BenchWatch['onProgress']): BenchWatch => ({
  signal,
  onProgress,
  onLoaded(licence, notes, failures) {
    face.note(licence);
    for (const note of notes.slice(0, 5)) face.note(note);
    if (notes.length > 5) face.note(`… and ${notes.length - 5} more of this kind.`);
    for (const { path, message } of failures.slice(0, 5)) face.warn(`${path}: ${message}`);
    if (failures.length > 5) face.warn(`… and ${failures.length - 5} more rows that could not be read.`);
  },
});
