import {
	buildHeader,
	contentPolicy,
	fixedPageHeaders,
	type InlineHashes,
} from "../../packages/mock-server/src/hosts/page-headers.ts";
import type { Configuration } from "../../packages/ui-react/src/storage/read-configuration.ts";

/** The headers of the pages of one environment. */
export interface Policies {
	/** The hash of the inline style, by the path of the page's file. */
	readonly styles: readonly (readonly [path: string, hash: string])[];
	/** The content security policy of a page with this hash. */
	readonly policyOf: (style: string) => string;
	readonly fixed: readonly (readonly [header: string, value: string])[];
}

export const policiesOf = (
	hashes: InlineHashes,
	build: string,
	{ base, api, socket, monitoring, frames = [] }: Configuration,
): Policies => {
	const platform = new Set<string>();
	if (api !== "") for (const origin of [api, api.replace("http", "ws")]) platform.add(origin);
	if (socket !== undefined) platform.add(new URL(socket).origin);
	const other = {
		platform: [...platform],
		monitoring: monitoring ? [new URL(monitoring).origin] : [],
		frames,
	};
	return {
		styles: Object.entries(hashes.styles).map(([file, hash]) => [base + file, hash]),
		policyOf: (style) => contentPolicy(hashes.scripts, style, other),
		fixed: Object.entries({ ...fixedPageHeaders, [buildHeader]: build }),
	};
};
