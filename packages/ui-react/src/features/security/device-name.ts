import type { Translate } from "../../i18n/translator.ts";

/** The operating system with its version, as the device has reported it. */
export const deviceName = (
	{ system, version }: { readonly system: string; readonly version: string },
	t: Translate,
): string => `${system} ${version}`.trim() || t("security.unknownDevice");
