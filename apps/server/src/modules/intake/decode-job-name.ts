/** Name and key of the decoding job: requests that wait are merged into one. */
export const decodeJobName = 'intake.decode';
