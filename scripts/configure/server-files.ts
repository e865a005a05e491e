import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Configuration } from "../../packages/ui-react/src/storage/read-configuration.ts";
import { root as repository } from "../paths.ts";
import type { Policies } from "./policies.ts";

interface Environment {
	/** The folder that the server serves. */
	readonly root: string;
	readonly configuration: Configuration;
	readonly policies: Policies;
	readonly platform: string | undefined;
}

/** What the servers pass on to a platform behind them. */
const platformPaths = ["/api/", "/v2/", "/media/", "/support-chat"] as const;

/** The configurations of nginx and of Caddy, from their templates in `deploy/`. */
export const serverFiles = async (environment: Environment): Promise<Readonly<Record<string, string>>> => {
	const template = (name: string) => readFile(join(repository, "deploy", name), "utf8");
	return {
		"nginx.conf": filled(await template("nginx/tradewind.conf.template"), nginxParts(environment)),
		Caddyfile: filled(await template("caddy/Caddyfile.template"), caddyParts(environment)),
	};
};

type Parts = Readonly<Record<string, string>>;

const nginxParts = ({ root, configuration: { base }, policies, platform }: Environment): Parts => {
	const { styles, policyOf, fixed } = policies;
	return {
		root,
		base,
		styles: styles.map(([path, hash]) => `\t${path} ${hash};`).join("\n"),
		policy: policyOf("$tradewind_style"),
		fixed: fixed
			.map(
				([header, value]) =>
					`map $tradewind_style ${variableOf(header)} {\n\t"" "";\n\tdefault "${value}";\n}`,
			)
			.join("\n"),
		headers: fixed.map(([header]) => `\t\tadd_header ${header} ${variableOf(header)};`).join("\n"),
		redirect: base === "/" ? "" : `\tlocation = ${base.slice(0, -1)} {\n\t\treturn 301 ${base};\n\t}\n`,
		platform: platform
			? platformPaths.map((path) => `\tlocation ${path} {\n\t\tproxy_pass ${platform};\n\t}\n`).join("")
			: "",
	};
};

const variableOf = (header: string): string => `$tradewind_${header.replaceAll("-", "_")}`;

const caddyParts = ({ root, configuration: { base }, policies, platform }: Environment): Parts => {
	const { styles, policyOf, fixed } = policies;
	const proxied = platformPaths.map((path) => `${path}*`);
	return {
		root,
		base,
		styles: styles.map(([path, hash]) => `\t\t\t\t${path} ${hash}`).join("\n"),
		policy: policyOf("{style}"),
		headers: fixed.map(([header, value]) => `\t\t\t\t${header} "${value}"`).join("\n"),
		redirect: base === "/" ? "" : `\tredir ${base.slice(0, -1)} ${base} permanent\n`,
		platform: platform
			? [
					`\t@platform path ${proxied.join(" ")}`,
					"\thandle @platform {",
					`\t\treverse_proxy ${platform} {`,
					"\t\t\t# A connection that is used again lets Caddy repeat a request, and GETs are commands.",
					"\t\t\ttransport http {",
					"\t\t\t\tkeepalive off",
					"\t\t\t}",
					"\t\t}",
					"\t}\n",
				].join("\n")
			: "",
	};
};

/** Replaces each `{{name}}`; on a line of its own it may be empty. */
const filled = (template: string, parts: Parts): string =>
	template.replaceAll(/\{\{(\w+)\}\}\n?/g, (all, name: string) => {
		const part = parts[name];
		if (part === undefined) throw new Error(`A template has the unknown part ${name}`);
		return all.endsWith("\n") && part !== "" && !part.endsWith("\n") ? `${part}\n` : part;
	});
