import { barcodeStage } from '../../ingest/barcode-stage.ts';
import { documentStage } from '../../ingest/document-stage.ts';
import type { RunnableStage } from '../../ingest/enrich.ts';
import { facesStage } from '../../ingest/faces-stage.ts';
import { filmFacesStage } from '../../ingest/film-faces-stage.ts';
import { filmSightsStage } from '../../ingest/film-sights-stage.ts';
import { filmStage } from '../../ingest/film-stage.ts';
import { ocrStage } from '../../ingest/ocr-stage.ts';
import { sightsStage } from '../../ingest/sights-stage.ts';
import type { Face } from '../../memory/face.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { CodeReader } from '../../ports/code-reader.ts';
import type { DocumentReader } from '../../ports/document-reader.ts';
import type { MediaDecoder } from '../../ports/media-decoder.ts';
import type { LendContent } from '../../ports/media-vault.ts';
import type { Perception } from '../../ports/perception.ts';
import type { TextRecognizer } from '../../ports/text-recognizer.ts';
import type { VideoFrames } from '../../ports/video-frames.ts';
import { recognizedInvoice } from '../../sources/invoices/recognized-invoice.ts';
import { barcodeThings } from '../../sources/structured/barcode-things.ts';

type StagePorts = {
  readonly documents: DocumentReader;
  readonly decoder: () => Promise<MediaDecoder>;
  readonly frames: () => Promise<VideoFrames>;
  readonly perception: Perception | undefined;
  /** Absent where the owner wants no text read in pictures. */
  readonly recognizer: TextRecognizer | undefined;
  /** Absent where the owner wants no text read in pictures. */
  readonly codes: CodeReader | undefined;
  readonly lend: LendContent;
  readonly facesOf: (item: MemoryItem) => Promise<Face[]>;
  /** Whether the owner said so. */
  readonly findsFaces: boolean;
  /** Whether a model tells where somebody speaks in films. */
  readonly hearsByModel: boolean;
  /** IANA zone of the owner. */
  readonly zone: string;
};

/** What is done with documents, pictures and films in the background, with no model of the owner's choice. */
export function backgroundStages(given: StagePorts): RunnableStage[] {
  const { documents, decoder, frames, perception, recognizer, codes, lend, facesOf, findsFaces, hearsByModel } = given;
  const stages: RunnableStage[] = [
    documentStage(documents, lend, { zone: given.zone, readsPictures: recognizer !== undefined }),
  ];
  if (recognizer !== undefined)
    stages.push(ocrStage({ decoder, recognizer, documents, readBill: recognizedInvoice, lend }));
  if (codes !== undefined) stages.push(barcodeStage({ decoder, reader: codes, decode: barcodeThings, lend }));
  if (perception !== undefined) {
    const ports = { decoder, perception, lend };
    if (findsFaces) stages.push(facesStage(ports, facesOf));
    stages.push(sightsStage(ports, facesOf));
  }
  stages.push(filmStage(frames, lend, { hearsByModel }));
  if (perception !== undefined) {
    const ports = { frames, perception, lend };
    if (findsFaces) stages.push(filmFacesStage(ports, facesOf));
    stages.push(filmSightsStage(ports, { faces: !findsFaces, facesOf }));
  }
  return stages;
}
