// The drawings of the eight buildings, and what is drawn of each by its number and face.
import { BUILDINGS, type BuildingName } from '#shared/games/space-builder/components.ts';
import type { Drawing, Shape } from '../paint/shape.ts';
import { crane } from './crane.ts';
import { greenhouse } from './greenhouse.ts';
import { hangar } from './hangar.ts';
import { mast } from './mast.ts';
import { observatory } from './observatory.ts';
import { rocket } from './rocket.ts';
import { sunworks } from './sunworks.ts';
import { towers } from './towers.ts';

export const DRAWINGS: Record<BuildingName, Drawing> = {
  observatory,
  mast,
  greenhouse,
  hangar,
  rocket,
  towers,
  sunworks,
  crane,
};

export const nameOf = (building: number): BuildingName => BUILDINGS[building]!;

export function shapesOf(building: number, face: number): readonly Shape[] {
  const { shapes, details } = DRAWINGS[nameOf(building)];
  return [...shapes, ...details[face]!];
}
