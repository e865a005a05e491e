import { Layer } from "effect";
import type { Http } from "./http/http.ts";
import type { HttpLayerOptions } from "./http/http-options.ts";
import * as adapters from "./nouns.ts";

type Adapter = (typeof adapters)[keyof typeof adapters];

/** The request/response ports of the domain that are implemented from the start. */
export type HttpPorts = Layer.Success<ReturnType<Adapter>>;

/** Implements these ports over `http`. */
export const httpLayer = (http: Http, options: HttpLayerOptions): Layer.Layer<HttpPorts> =>
	Layer.mergeAll(Layer.empty, ...Object.values<Adapter>(adapters).map((adapter) => adapter(http, options)));
