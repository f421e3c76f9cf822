/** The command `npm run conformance -- <folder>`. */
