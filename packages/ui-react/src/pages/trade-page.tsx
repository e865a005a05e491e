import type { ReactNode } from "react";

export const TradePage = (): ReactNode => null;
