import { fileKinds } from '@mastlight/domain/file/file-kind';
import {
  fileMegabytesMax,
  fileMegabytesPerDay,
  filesPerDay,
  personsPerCompanyDay,
  pictureMegapixelsMax,
} from '@mastlight/domain/file/limits';

/** The same in English. */
export const english = {
  refusal: {
    tooLarge: `The file is too large: ${fileMegabytesMax} MB at most. Compress or split it.`,
    empty: 'The file is empty. Choose another one.',
    noFile: 'No file arrived. Choose it again.',
    oneFile: 'One file at a time, please.',
    brokenOff: 'The file did not arrive whole. Upload it again.',
    wrongType: `Not a type we take: only ${fileKinds.join(', ')}.`,
    mismatch: 'The content is not what .{extension} says. Save it in this format first.',
    pictureBroken: 'The picture cannot be opened. Export it again.',
    pictureTooLarge: `The picture is too large: ${pictureMegapixelsMax} megapixels at most. Make it smaller.`,
    archiveUnsafe: 'Unpacked, the file is too large or damaged. Save it again under a new name.',
    uploadedEnough: `${filesPerDay} files and ${fileMegabytesPerDay} MB within 24 hours at most. Come back tomorrow.`,
    companyUploadedEnough: `A company uploads ${filesPerDay * personsPerCompanyDay} files and ${fileMegabytesPerDay * personsPerCompanyDay} MB within 24 hours at most. Come back later.`,
    storeAway: 'Files cannot be stored or fetched right now. Try again later.',
    uploadsBusy: 'Too many files are being uploaded. Try again in a moment.',
  },
  field: {
    invitation: 'Choose a file or drop it here',
    hint: '{kinds}, {megabytes, number} MB at most',
    wrongType: 'Only {kinds}: choose another file.',
    sending: 'Uploading',
    cancel: 'Cancel the upload',
    remove: 'Remove the file',
  },
};
