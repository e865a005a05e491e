import { Effect, type ManagedRuntime } from "effect";
import { fromPromise } from "xstate";
import type { Ports, RequestActor } from "../state/ports.ts";

/** Runs the requests of machines on `runtime`. */
export const createRequestActor =
	(runtime: Pick<ManagedRuntime.ManagedRuntime<Ports, never>, "runPromise">): RequestActor =>
	(run) =>
		fromPromise(({ input, signal }) => runtime.runPromise(Effect.result(run(input)), { signal }));
