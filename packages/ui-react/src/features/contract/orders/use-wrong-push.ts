import type { PushedTotals } from "@tradewind/domain/contract";
import { useEffect, useState } from "react";
import { useChecks } from "../../../figures/use-checks.ts";
import { useApp } from "../../../state/app.ts";

/** The last push of the totals if one of them cannot be trusted. Nothing is rendered while all can be. */
export const useWrongPush = (): PushedTotals | undefined => {
	const app = useApp();
	const [wrong, setWrong] = useState<PushedTotals>();
	const checks = useChecks();
	useEffect(() => checks?.watchTotals(app, setWrong), [checks, app]);
	return wrong;
};
