import type { CommandError, QueryError } from "@tradewind/domain/request";
import { currentWords } from "../../i18n/words.ts";
import { createStore } from "../../state/store.ts";
import { useStore } from "../../state/use-store.ts";
import { failureText } from "../status/status.tsx";
import { showToast } from "./toasts.ts";

/** Milliseconds without the same failure after which it is shown again: failed readings are retried every few seconds. */
const repeatMs = 30_000;

const lastAt = new Map<string, number>();

/** Shows a failed request as a toast: the platform's message, or the reason with its code (Spec 1 §8). */
export const showFailure = (failure: QueryError | CommandError, isAwaited: boolean): void => {
	// The end of the session has a notice of its own.
	if (failure._tag === "SessionInvalid") return;
	// The strip of every page says that the device is offline. Without a network no code is loaded either.
	if (!isAwaited && "reason" in failure && ["offline", "not loaded"].includes(failure.reason)) return;
	const text = failureText(failure, currentWords());
	const now = Date.now();
	const isRepeated = now - (lastAt.get(text) ?? Number.NEGATIVE_INFINITY) < repeatMs;
	lastAt.set(text, now);
	if (isAwaited || !isRepeated) showToast("failed", text);
};

/** Milliseconds: an answer that comes sooner shows no loading indicator. */
const graceMs = 300;

let waiting = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const loading = createStore(false);

/** The customer waits for an answer. Returns the function that ends this. */
export const waitForAnswer = (): (() => void) => {
	waiting += 1;
	timer ??= setTimeout(() => loading.set(true), graceMs);
	return () => {
		waiting -= 1;
		if (waiting > 0) return;
		clearTimeout(timer);
		timer = undefined;
		loading.set(false);
	};
};

export const getLoading = loading.get;

export const useLoading = (): boolean => useStore(loading.subscribe, getLoading);
