/**
 * VGM on the screen (核实重量): lists by how far filings are, the form with its containers, what it costs and what was
 * answered. Rows keep the wire's names, because the area is one wide table.
 */
export { vgmRoutes } from './routes';
