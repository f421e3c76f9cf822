/** Operations: the desk of whoever runs the site, at `/ops`. */
export { operationsRoutes } from './routes';
