import { type Context, Layer } from "effect";
import type { Http } from "./http.ts";
import type { HttpLayerOptions } from "./http-options.ts";

/** Implements a port of the domain over HTTP. */
export const adapter =
	<Port, Service>(
		port: Context.Key<Port, Service>,
		implement: (http: Http, options: HttpLayerOptions) => NoInfer<Service>,
	) =>
	(http: Http, options: HttpLayerOptions): Layer.Layer<Port> =>
		Layer.succeed(port, implement(http, options));
