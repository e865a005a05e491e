import { Layer } from "effect";
import type { Http } from "./http/http.ts";
import type { HttpLayerOptions } from "./http/http-options.ts";
import { type HttpPorts, httpLayer } from "./http-layer.ts";
import * as adapters from "./later-nouns.ts";

type Adapter = (typeof adapters)[keyof typeof adapters];

/** Every request/response port of the domain. */
export type AllHttpPorts = HttpPorts | Layer.Success<ReturnType<Adapter>>;

/** Implements every request/response port over `http`. Its code loads on demand: import this module dynamically. */
export const allHttpLayer = (http: Http, options: HttpLayerOptions): Layer.Layer<AllHttpPorts> =>
	Layer.mergeAll(
		httpLayer(http, options),
		...Object.values<Adapter>(adapters).map((adapter) => adapter(http, options)),
	);
