import { Layer } from "effect";
import { createHttp } from "./http/http.ts";
import type { HttpLayerOptions } from "./http/http-options.ts";
import * as adapters from "./nouns.ts";

type Adapter = (typeof adapters)[keyof typeof adapters];

/** Every request/response port of the domain. */
export type HttpPorts = Layer.Success<ReturnType<Adapter>>;

/** Implements every request/response port of the domain over one HTTP connection to the platform. */
export const httpLayer = (options: HttpLayerOptions): Layer.Layer<HttpPorts> => {
	const http = createHttp(options);
	return Layer.mergeAll(
		Layer.empty,
		...Object.values<Adapter>(adapters).map((adapter) => adapter(http, options)),
	);
};
