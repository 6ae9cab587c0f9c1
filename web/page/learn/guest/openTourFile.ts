/** A tour from a file: checked, kept, and opened. */
import { showNotice } from '../../core/told';
import './follow';
import { loadImportMessages } from '../../texts/importMessages';
import { MessageError } from '../../core/session/failure';
import { TourError } from '../tour/fileError';
import { unpackTour } from '../tour/fileArchive';
import { checkScenes } from './checkScenes';
import { keepTour } from './keep';
import { studiesReady } from './studies';
import { openGuest } from './tour';
import { tourMessage } from './words';

/** @returns its first stop, as a place of the course; null: something else is wanted by now @throws MessageError, or ImportError for what is no archive */
export async function openTourFile(file: File, wanted: () => boolean = () => true): Promise<string | null> {
  try {
    await loadImportMessages();
    const unpacked = await unpackTour(new Uint8Array(await file.arrayBuffer()));
    checkScenes(unpacked.tour);
    const { name, kept } = await keepTour(unpacked);
    if (!kept) showNotice({ key: 'tour.notKept' });
    await studiesReady(unpacked.tour);
    if (!wanted()) return null;
    openGuest(name, unpacked.tour, unpacked.meshes);
    return `tour=${name}.1`;
  } catch (error) {
    throw error instanceof TourError ? new MessageError(tourMessage(error)) : error;
  }
}
