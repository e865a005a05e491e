import { Effect, Layer } from "effect";
import { expect, test } from "vitest";
import type { DeviceSession, Passkey } from "./device-session.ts";
import {
	reconcileAddedPasskey,
	reconcileEndedOthers,
	reconcileEndedSession,
	reconcileRemovedPasskey,
} from "./reconcile-security.ts";
import { SecurityCentre } from "./security-centre.port.ts";

const uncalled = Effect.die(new Error("is not called"));
const sessionOf = (id: number, isCurrent: boolean): DeviceSession => ({
	id,
	system: "",
	version: "",
	openedAt: "",
	lastSeenAt: "",
	isCurrent,
});
const passkeyOf = (id: number): Passkey => ({ id, name: "", createdAt: "", lastUsedAt: "" });

const withLists = <A, E>(
	effect: Effect.Effect<A, E, SecurityCentre>,
	sessions: readonly DeviceSession[],
	passkeys: readonly Passkey[] = [],
	/** Rows of further pages. */
	others = 0,
) => {
	const page = <Row>(rows: readonly Row[]) =>
		Effect.succeed({ rows, total: rows.length + others, extra: undefined });
	const layer = Layer.succeed(SecurityCentre, {
		sessions: () => page(sessions),
		passkeys: () => page(passkeys),
		logins: () => uncalled,
		endSession: () => uncalled,
		endOthers: uncalled,
		removePasskey: () => uncalled,
		passkeyOptions: () => uncalled,
		addPasskey: () => uncalled,
		passkeyLoginOptions: uncalled,
	});
	return Effect.runPromise(Effect.provide(effect, layer));
};

const confirmed = { is: "confirmed", answer: { message: undefined } };
const absent = { is: "absent" };
const phone = { id: "7", name: "Android 15" };

test("A-245: a session has ended when the list no longer shows it", async () => {
	expect([
		await withLists(reconcileEndedSession(phone), [sessionOf(1, true)]),
		await withLists(reconcileEndedSession(phone), [sessionOf(1, true), sessionOf(7, false)]),
	]).toEqual([confirmed, absent]);
});

test("A-245, A-246: what further pages may show is unknown", async () => {
	expect([
		await withLists(reconcileEndedSession(phone), [sessionOf(1, true)], [], 1),
		await withLists(reconcileEndedOthers(), [sessionOf(1, true)], [], 1),
		await withLists(reconcileRemovedPasskey(phone), [], [passkeyOf(3)], 1),
	]).toEqual([{ is: "unknown" }, { is: "unknown" }, { is: "unknown" }]);
});

test("A-245: all other sessions have ended when the list shows only this one", async () => {
	expect([
		await withLists(reconcileEndedOthers(), [sessionOf(1, true)]),
		await withLists(reconcileEndedOthers(), [sessionOf(1, true), sessionOf(7, false)]),
	]).toEqual([confirmed, absent]);
});

test("A-246: a passkey is removed when the list no longer shows it; an added one cannot be distinguished from others", async () => {
	expect([
		await withLists(reconcileRemovedPasskey(phone), [], [passkeyOf(3)]),
		await withLists(reconcileRemovedPasskey(phone), [], [passkeyOf(7)]),
		await withLists(reconcileAddedPasskey(), [], [passkeyOf(7)]),
	]).toEqual([confirmed, absent, { is: "unknown" }]);
});
