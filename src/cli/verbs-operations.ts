import { Option } from 'commander';
import { action, type Verb } from './verb.ts';
import { type MoveVerbOptions, move } from './verbs/move.ts';
import { type WorkerVerbOptions, worker } from './verbs/worker.ts';
import type { StartOperations } from './watching.ts';

/** Where metrics are served: an address beside that of the program, or none at all. */
export const metricsOption = (): Option =>
  new Option('--metrics [address]', 'serve metrics for Prometheus, and health (default: 127.0.0.1:9464)');

/** Verbs for whoever runs the program for others. */
export function addOperationVerbs(verb: Verb, start: StartOperations): void {
  verb('worker', 'analyse pending pictures, videos and mails until stopped, beside servers and other workers', [
    'worker --memory /data/memory',
    'worker --stages ocr,sights --concurrency 4',
    'worker --once',
    'worker --metrics 0.0.0.0:9464 --drain 120',
    'worker --accounts postgres://madeleine@db.example/memories --memory /srv/madeleine',
  ])
    .option('--stages <names>', 'only these stages, separated by commas; the memory itself is not organised then')
    .option('--concurrency <n>', 'number of items a stage works on in parallel')
    .option('--drain <seconds>', 'time to finish what is under way when stopped; then it goes back to the queue', '25')
    .option('--once', 'end when nothing is left to do')
    .option('--accounts <place>', 'work for the memories of all accounts in turn: a folder, or postgres://…')
    .addOption(metricsOption())
    .action(action((context, command) => worker(context, command.opts<WorkerVerbOptions>(), start)));
  verb('move', 'copy a whole memory to another store, and compare both; run again to resume', [
    'move --from ~/.madeleine --to /data/memory',
    'move --from ~/.madeleine --to postgres://madeleine@db.example/memories --to-owner ann',
    'move --from postgres://madeleine@db.example/memories --from-owner ann --to ~/ann --media s3://family/ann',
    'move --from ~/.madeleine --to /data/memory --encrypt',
  ])
    .option('--from <place>', 'the memory to move, a folder or postgres://…; it stays as it is')
    .option('--from-owner <owner>', 'whose memory it is, on a server')
    .option('--to <place>', 'a new or empty folder, or postgres://…; or one with an unfinished move of the same memory')
    .option('--to-owner <owner>', 'whose memory it becomes, on a server')
    .option(
      '--media <place>',
      'copies of content of an end on a server: s3://… or a folder (default: the folder at the other end)',
    )
    .option('--encrypt', 'encrypt the target, a folder, with a passphrase of its own')
    .option('--plain', 'leave the target readable, though the memory or its media are encrypted')
    .action(action((context, command) => move(context, command.opts<MoveVerbOptions>())));
}
