import { Context, type Effect } from "effect";
import type { CommandDone } from "../command/command.ts";
import type { Secret } from "../command/secret.ts";
import type { ListPage } from "../paged-list/paged-list.ts";
import type { CommandError, QueryError } from "../request/request.errors.ts";
import type { DeviceSession, LoginRecord, Passkey } from "./device-session.ts";

type Page<Row> = Effect.Effect<ListPage<Row, undefined>, QueryError>;
type Command = Effect.Effect<CommandDone, CommandError>;

/** Sessions, logins and passkeys of the customer (ours, A-245, A-246). A platform without them answers 404. Pages start at 1. */
export class SecurityCentre extends Context.Service<
	SecurityCentre,
	{
		readonly sessions: (page: number) => Page<DeviceSession>;
		readonly logins: (page: number) => Page<LoginRecord>;
		readonly passkeys: (page: number) => Page<Passkey>;
		/** Command. */
		readonly endSession: (id: number) => Command;
		/** Command: ends all sessions except this one. */
		readonly endOthers: Command;
		/** Command. */
		readonly removePasskey: (id: number) => Command;
		/** Query: the platform's options for a new passkey, as JSON of WebAuthn. The login password proves who asks. */
		readonly passkeyOptions: (password: Secret) => Effect.Effect<string, QueryError>;
		/** Command: adds the passkey with which the device has answered the options. */
		readonly addPasskey: (passkey: { readonly response: string; readonly name: string }) => Command;
		/** Query: the platform's options for a login with a passkey, as JSON of WebAuthn. */
		readonly passkeyLoginOptions: Effect.Effect<string, QueryError>;
	}
>()("@tradewind/domain/security/SecurityCentre") {}
