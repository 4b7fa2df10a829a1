@echo off
rem Windows: games of Uguisu (*.uguisu) open by a double click in the uguisu.exe that lies beside this file, for this account.
rem "associate.cmd undo" takes that back.
set classes=HKCU\Software\Classes
if "%~1"=="undo" (
    reg delete %classes%\Uguisu.Game /f
    reg delete %classes%\.uguisu /f
    exit /b
)
reg add %classes%\.uguisu /ve /d Uguisu.Game /f
reg add %classes%\Uguisu.Game /ve /d "Game of Uguisu" /f
reg add %classes%\Uguisu.Game\DefaultIcon /ve /d "\"%~dp0uguisu.exe\",0" /f
reg add %classes%\Uguisu.Game\shell\open\command /ve /d "\"%~dp0uguisu.exe\" \"%%1\"" /f
