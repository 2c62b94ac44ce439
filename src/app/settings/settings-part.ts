import type { SettingsChange } from '../../contract/settings-shapes.ts';
import type { AnswererName } from '../../memory/answer.ts';
import type { EndpointPurpose } from '../../memory/endpoint-use.ts';
import type { LinkingOptions } from '../items/link-items.ts';
import type { TestOptions } from '../models/configured-models.ts';
import type { NewModel } from '../models/model-entries.ts';
import { decideSending, listSending, unaskedSending } from '../models/sending-uses.ts';
import type { OpenMemory } from '../open-memory.ts';
import { backupNamed, deleteBackup, listBackups } from './kept-backups.ts';
import { changeSettings, readSettings } from './owner-changes.ts';

const configuredModels = () => import('../models/configured-models.ts');
const modelEntries = () => import('../models/model-entries.ts');

/** What can be done to how a memory is kept and what it may use. */
export const settingsPart = (memory: OpenMemory) => ({
  settings: () => readSettings(memory),
  changeSettings: (change: SettingsChange) => changeSettings(memory, change),
  models: async () => (await configuredModels()).listModels(memory.folder.path, memory.flags),
  addModel: async (made: NewModel) => (await modelEntries()).addModel(memory, made),
  removeModel: async (name: string) => (await modelEntries()).removeModel(memory, name),
  /** Who answers from now on; a model must be one of those that are configured. */
  useModel: async (answerer: AnswererName, model?: string) => (await modelEntries()).answerBy(memory, answerer, model),
  testModel: async (named: string, options: TestOptions) =>
    (await configuredModels()).testModel(memory.folder.path, named, { ...options, flags: memory.flags }),
  /** A model links items of one matter and tags them; all of it can be taken back. */
  linkItems: async (options: LinkingOptions) => (await import('../items/link-items.ts')).linkItems(memory, options),
  unlinkItems: async () => (await import('../items/link-items.ts')).unlinkItems(memory),
  backups: () => listBackups(memory),
  backupNamed: (name: string) => backupNamed(memory, name),
  deleteBackup: (name: string) => deleteBackup(memory, name),
  sending: () => listSending(memory),
  decideSending: (purpose: EndpointPurpose, allowed: boolean) => decideSending(memory, purpose, allowed),
  /** What is configured to be sent and has not been allowed or forbidden yet. */
  unaskedSending: () => unaskedSending(memory),
});
