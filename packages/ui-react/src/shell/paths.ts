/** The tabs keep their state when left (Spec 1 §2). */
export const tabPaths = ["/", "/trade", "/order", "/user"] as const;
export type TabPath = (typeof tabPaths)[number];

export const isTab = (path: string): path is TabPath => tabPaths.some((tab) => tab === path);
