import type { Clock } from "../clock/clock.ts";
import type { Sessions } from "../customers/sessions.ts";

/** What a login says about its device. */
export interface DeviceFields {
	readonly device_system: string;
	readonly device_version: string;
	/** Empty for a session that the control has opened. */
	readonly device_id: string;
}

export interface DeviceSession extends Omit<DeviceFields, "device_id"> {
	readonly id: number;
	readonly token: string;
	readonly openedAt: number;
	readonly lastSeenAt: number;
}

export interface LoginAttempt extends Omit<DeviceFields, "device_id"> {
	readonly id: number;
	readonly customerId: number;
	readonly at: number;
	readonly by: "password" | "passkey" | "demo";
	readonly isSuccess: boolean;
}

const unknownDevice: DeviceFields = { device_system: "", device_version: "", device_id: "" };

/** Of one customer. */
const maxAttempts = 200;
/** Devices of one customer that have logged in. */
const maxDevices = 100;
/** The devices of ended sessions are not forgotten before there are so many. */
const fewSessions = 1000;

/** The devices of sessions, and the log of logins (ours, A-245). */
export const createDevices = (sessions: Sessions, clock: Pick<Clock, "now">) => {
	const known = new Map<string, DeviceSession>();
	const attempts = new Map<number, readonly LoginAttempt[]>();
	const devices = new Map<number, readonly string[]>();
	let lastId = 0;
	let looksAgainAt = fewSessions;

	/** Sessions that the control has opened have no device. */
	const sessionOf = (token: string, fields: DeviceFields = unknownDevice): DeviceSession => {
		const found = known.get(token);
		if (found) return found;
		const now = clock.now();
		const { device_system, device_version } = fields;
		const session = { id: ++lastId, token, device_system, device_version, openedAt: now, lastSeenAt: now };
		known.set(token, session);
		return session;
	};
	/** All are looked at when they have doubled, which is rarely. */
	const forgetEnded = (): void => {
		if (known.size < looksAgainAt) return;
		for (const ended of known.keys()) if (!sessions.holder(ended)) known.delete(ended);
		looksAgainAt = Math.max(fewSessions, 2 * known.size);
	};
	const sessionsOf = (customerId: number): readonly DeviceSession[] =>
		sessions
			.tokensOf(customerId)
			.map((token) => sessionOf(token))
			.sort((one, other) => other.lastSeenAt - one.lastSeenAt || other.id - one.id);

	const record = (
		customerId: number,
		by: LoginAttempt["by"],
		isSuccess: boolean,
		{ device_system, device_version }: DeviceFields,
	): void => {
		const attempt: LoginAttempt = {
			id: ++lastId,
			customerId,
			at: clock.now(),
			by,
			isSuccess,
			device_system,
			device_version,
		};
		attempts.set(customerId, [...(attempts.get(customerId) ?? []), attempt].slice(-maxAttempts));
	};

	return {
		/** A customer has logged in on a device. */
		opened: (token: string, customerId: number, by: LoginAttempt["by"], fields: DeviceFields): void => {
			forgetEnded();
			sessionOf(token, fields);
			const { device_id: id } = fields;
			const others = (devices.get(customerId) ?? []).filter((known) => known !== id);
			devices.set(customerId, [...others, id].slice(-maxDevices));
			record(customerId, by, true, fields);
		},
		/** Whether the customer has logged in on this device. */
		isKnown: (customerId: number, deviceId: string): boolean =>
			devices.get(customerId)?.includes(deviceId) === true,
		/** A wrong password or passkey for an account. */
		refused: (customerId: number, by: LoginAttempt["by"], fields: DeviceFields): void =>
			record(customerId, by, false, fields),
		/** A session makes a call. */
		seen: (token: string): void => {
			known.set(token, { ...sessionOf(token), lastSeenAt: clock.now() });
		},
		sessionsOf,
		/** The token of a customer's session. */
		tokenOf: (customerId: number, id: number): string | undefined =>
			sessionsOf(customerId).find((session) => session.id === id)?.token,
		/** Newest first. */
		attemptsOf: (customerId: number): readonly LoginAttempt[] =>
			(attempts.get(customerId) ?? []).toReversed(),
	};
};
