import type { SaidMessage } from '../../memory/conversation.ts';
import type { MediaContent } from '../../memory/source-record.ts';

export const chatServices = { whatsapp: 'WhatsApp', telegram: 'Telegram', signal: 'Signal', sms: 'SMS' } as const;
export type ChatService = keyof typeof chatServices;

/** A conversation as an export has it. */
export type Chat = {
  readonly service: ChatService;
  /** Tells the conversation from others of the service in whatever export it comes. */
  readonly key: string;
  readonly title: string;
};

/** A file that came with a message; without `content` the export only names it. */
export type ChatFile = {
  readonly name: string;
  /** Inside what was added, for the record of a file that is there. */
  readonly path?: string;
  readonly mime?: string;
  readonly content?: MediaContent;
  /** A sticker or the like, which says no more than its name. */
  readonly isDecoration?: boolean;
};

export type ChatMessage = SaidMessage & { readonly files: readonly ChatFile[] };

/** What an export yields in its order. */
export type ChatStep =
  | { readonly type: 'message'; readonly chat: Chat; readonly message: ChatMessage }
  /** Whose export it is, by the name that their messages have. */
  | { readonly type: 'owner'; readonly service: ChatService; readonly name: string }
  | { readonly type: 'unread'; readonly where: string; readonly why: string };

/** How the owner is called where an export knows them, but not by a name. */
export const OWNER_UNNAMED = 'Me';
