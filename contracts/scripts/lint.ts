/** Lints openapi.json by Redocly and asyncapi.json by the parser of AsyncAPI. A warning fails like an error. */
import { Parser } from "@asyncapi/parser";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { type Check, reportChecks } from "../../scripts/suite/checks.ts";
import { documents } from "./documents.ts";

const textOf = (name: string): string => documents().find(({ file }) => file === name)?.text ?? "";

const openApi = async (): Promise<Check> => {
	const problems = await lintFromString({
		source: textOf("openapi.json"),
		absoluteRef: "openapi.json",
		config: await createConfig({ extends: ["recommended"] }),
	});
	return {
		name: "openapi.json, by the recommended rules of Redocly",
		problems: problems.map(
			({ ruleId, message, location }) => `${ruleId} at ${location[0]?.pointer ?? "#"}: ${message}`,
		),
	};
};

const asyncApi = async (): Promise<Check> => {
	const problems = await new Parser().validate(JSON.parse(textOf("asyncapi.json")));
	return {
		name: "asyncapi.json, by the parser of AsyncAPI",
		problems: problems.map(({ code, message, path }) => `${code} at ${path.join(".")}: ${message}`),
	};
};

reportChecks([await openApi(), await asyncApi()]);
