/** Parts of the page that load on their first use. The app says how (app/rooms.ts); the floors below only ask. */
import type { ComponentType } from 'preact';
import type { AuditEvent } from '../../audit/run/types';
import type { StepLevel } from '../../package/trace/steps';
import type { LinkedStudy } from '../model/study/link';
import type { StudyId } from '../model/study/registry.gen';
import type { MountStage } from '../model/stage';
import type { SettingValues } from '../model/study/settings';
import type { Moment } from './address/permalink';
import type { History, LoadedMesh, Session } from './session/session';

/** How a study is entered. */
export interface StudyEntry {
  readonly settings?: SettingValues;
  /** null: nothing is compared; absent: as the preset was made */
  readonly beside?: SettingValues | null;
  readonly address?: string;
  readonly level?: StepLevel;
  /** the mesh of the scene; absent: as the preset says */
  readonly withMesh?: boolean;
  readonly history: History;
}

export interface StudyRoom {
  open(id: StudyId, entry: StudyEntry): Promise<boolean>;
  openPresetById(presetId: string, entry: StudyEntry): Promise<boolean>;
  /** With settings of its own, and no preset's question. @param loaded null: without a mesh */
  openOn(id: StudyId, loaded: LoadedMesh | null, entry: StudyEntry): Promise<boolean>;
  /** Onto a mesh of the user's. @returns whether it is shown */
  useFile(loaded: LoadedMesh): Promise<boolean>;
  /** @returns false: there is nothing to go back to */
  leave(): Promise<boolean>;
}

export interface RestoreStudyParts {
  readonly session: Session;
  /** Opens a preset of the sweep for its mesh. @returns false when it failed */
  openMeshOf(presetId: string): Promise<boolean>;
  /** The mesh of the link; null when it is not here. */
  openMesh(): Promise<LoadedMesh | null>;
}

export interface Studies {
  studyRoom(session: Session): StudyRoom;
  /** Back to the moment of a study that a link names. */
  restoreStudy(
    parts: RestoreStudyParts,
    moment: Moment,
    linked: LinkedStudy,
    history: History,
  ): Promise<'shown' | 'file gone' | 'overtaken'>;
  /** To the next frame in which a breakpoint of the study holds. */
  continueTo(session: Session, direction: 1 | -1): Promise<void>;
  /** Compares the study with itself, or ends that. */
  toggleBeside(): Promise<void>;
}

export interface Rooms {
  /** @throws when it cannot be fetched */
  studies(): Promise<Studies>;
  /** The figures of the sweep. @throws when they cannot be fetched */
  stage(): Promise<{ readonly mountStage: MountStage }>;
  /** The left column of a level audit. @throws when it cannot be fetched */
  auditLeft(): Promise<{
    readonly OfAudit: ComponentType<{ event: AuditEvent }>;
    readonly OfAuditLine: ComponentType<{ event: AuditEvent; class?: string }>;
  }>;
}

export const rooms = {} as Rooms;
