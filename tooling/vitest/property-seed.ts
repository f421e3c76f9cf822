import fc from 'fast-check';

// One seed for the property tests of a file; a failure prints it, SEED= runs it again.
const wished = process.env['SEED'];
if (wished !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(wished) });
