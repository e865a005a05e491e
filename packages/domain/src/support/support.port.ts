import { Context, type Effect } from "effect";
import type { QueryError } from "../request/request.errors.ts";

/** The company that operates the site (Spec 1 §3, Company). */
export interface Company {
	/** `undefined` if the platform does not report it. */
	readonly id: number | undefined;
	readonly name: string;
	readonly logo: string;
	readonly url: string;
	readonly subject: string;
	readonly registeredAddress: string;
	readonly location: string;
	readonly email: string;
}

/** The operator and its companies (Spec 1 §2, Spec 2 §7). All queries. */
export class Support extends Context.Service<
	Support,
	{
		readonly company: Effect.Effect<Company, QueryError>;
		/** Companies by name, in company mode. */
		readonly searchCompanies: (name: string) => Effect.Effect<readonly Company[], QueryError>;
	}
>()("@tradewind/domain/support/Support") {}
