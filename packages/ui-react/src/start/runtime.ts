import { type HttpLayerOptions, httpLayer } from "@tradewind/adapters-http";
import { ManagedRuntime } from "effect";

/** Runs the domain's effects over the HTTP adapters. */
export const createRuntime = (options: HttpLayerOptions) => ManagedRuntime.make(httpLayer(options));

export type Runtime = ReturnType<typeof createRuntime>;
