import { loadRedaction } from "@tradewind/adapters-http";
import { type Recording, recordingOf } from "@tradewind/domain/recording";
import release from "../../../package.json" with { type: "json" };
import { type RawStep, recorder } from "../../state/recorder.ts";
import type { PageStart } from "./page-start.ts";
import { jsonIn, stepsOf } from "./recorded-steps.ts";

/** Everything that happened on this page, without anything personal (docs/replay.md). */
export const recordingNow = async ({ page, saved }: PageStart): Promise<Recording> => {
	const { createRedaction, isPathOfCall } = await loadRedaction();
	const raw: readonly RawStep[] = [...recorder.steps];
	const redaction = createRedaction(raw.map(jsonIn));
	return recordingOf({
		app: { version: release.version, build: buildOf() },
		startedAt: Math.round(Date.now() - performance.now()),
		start: {
			page,
			...(saved.language && { language: saved.language }),
			...(saved.theme && { theme: saved.theme }),
			...(saved.instrument && { instrument: redaction.text(saved.instrument) }),
			...(saved.token && { token: redaction.text(saved.token) }),
			...(saved.receiptOff && { receiptOff: true }),
			...(saved.microReceiptOff && { microReceiptOff: true }),
			...(saved.amountsHidden && { amountsHidden: true }),
			...(saved.favourites && { favourites: saved.favourites.map(redaction.text) }),
			...(saved.recent && { recent: saved.recent.map(redaction.text) }),
		},
		steps: stepsOf(raw, redaction, isPathOfCall, performance.now()),
	});
};

const buildOf = (): string =>
	typeof document.querySelector === "function"
		? (document.querySelector<HTMLScriptElement>("script[type=module]")?.src.replace(/.*\//, "") ?? "")
		: "";
