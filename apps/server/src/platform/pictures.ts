/** `sharp` within the bounds of this process: whoever works on pictures takes it from here. libvips has one state, threads included. */
import sharp from 'sharp';

// One picture at a time, on one thread, and nothing kept of it: memory follows the rows that are worked on.
sharp.cache(false);
sharp.concurrency(1);
// No other reader of libvips ever sees a byte from outside.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'],
});

export { sharp };
