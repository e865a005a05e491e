import { Context } from "effect";
import type { Http } from "./http.ts";
import type { AdapterOptions } from "./http-options.ts";

/** Implements a port of the domain over HTTP. */
export type Adapter<Port> = (http: Http, options: AdapterOptions) => Context.Context<Port>;

export const adapter =
	<Port, Service>(
		port: Context.Key<Port, Service>,
		implement: (http: Http, options: AdapterOptions) => NoInfer<Service>,
	): Adapter<Port> =>
	(http, options) =>
		Context.make(port, implement(http, options));
