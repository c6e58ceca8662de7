import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { appRoute } from './appRoute.ts';

const load = () => import('#/features/profile/ProfilePage.tsx');

export const portRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/ports/$name',
  component: lazyRouteComponent(load, 'PortPage'),
});

export const terminalRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/terminals/$name',
  component: lazyRouteComponent(load, 'TerminalPage'),
});

export const vesselRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/vessels/$name',
  component: lazyRouteComponent(load, 'VesselPage'),
});

export const carrierRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/carriers/$name',
  component: lazyRouteComponent(load, 'CarrierPage'),
});
