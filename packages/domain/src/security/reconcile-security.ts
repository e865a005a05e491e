import { Effect } from "effect";
import { type CommandReply, confirmed, type ReconcileResult } from "../command/command.ts";
import type { CommandSubject } from "../command/confirmed-command.machine.ts";
import type { ListPage } from "../paged-list/paged-list.ts";
import type { QueryError } from "../request/request.errors.ts";
import { SecurityCentre } from "./security-centre.port.ts";

type Reconciling = Effect.Effect<ReconcileResult<CommandReply>, QueryError, SecurityCentre>;

/** Whether the list still shows a row. Only a list that was read to its end proves that it does not. */
const confirmedWithout = <Row>(
	{ rows, total }: ListPage<Row, undefined>,
	isRow: (row: Row) => boolean,
): ReconcileResult<CommandReply> => {
	if (rows.some(isRow)) return { is: "absent" };
	return rows.length < total ? { is: "unknown" } : confirmed;
};

/** Whether the session has ended: the list no longer shows it. */
export const reconcileEndedSession = ({ id }: CommandSubject): Reconciling =>
	Effect.map(
		SecurityCentre.use((port) => port.sessions(1)),
		(page) => confirmedWithout(page, (session) => String(session.id) === id),
	);

/** Whether all other sessions have ended: the list shows only this one. */
export const reconcileEndedOthers = (): Reconciling =>
	Effect.map(
		SecurityCentre.use((port) => port.sessions(1)),
		(page) => confirmedWithout(page, ({ isCurrent }) => !isCurrent),
	);

/** Whether the passkey is removed: the list no longer shows it. */
export const reconcileRemovedPasskey = ({ id }: CommandSubject): Reconciling =>
	Effect.map(
		SecurityCentre.use((port) => port.passkeys(1)),
		(page) => confirmedWithout(page, (passkey) => String(passkey.id) === id),
	);

/** Two passkeys may have the same name: no list proves which answer of the device was stored. */
export const reconcileAddedPasskey = (): Reconciling => Effect.succeed({ is: "unknown" });
