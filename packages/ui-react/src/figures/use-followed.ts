import type { Decimal } from "@tradewind/domain/money";
import { useMemo } from "react";
import { type Observed, onChange } from "../state/subscribe.ts";
import type { Followed } from "./live-figure.tsx";

/** A figure of an actor's snapshot for a `LiveFigure`. `select` must be the same function in each render. */
export const useFollowed = <Snapshot>(
	actor: Observed<Snapshot>,
	select: (snapshot: Snapshot) => Decimal | undefined,
): Followed =>
	useMemo(
		() => ({
			get: () => select(actor.getSnapshot()),
			subscribe: (listener) => onChange(actor, listener),
		}),
		[actor, select],
	);
